export default {
  client: {
    input: process.env.DESCRIPTION,
    output: {
      target: "client.ts",
      client: "fetch",
      headers: true,
      baseUrl: { runtime: "process.env.BASE_URL" },
    },
  },
};
