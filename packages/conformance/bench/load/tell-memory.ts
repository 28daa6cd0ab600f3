process.on("exit", () => process.stderr.write(`max-rss ${process.resourceUsage().maxRSS}\n`));
