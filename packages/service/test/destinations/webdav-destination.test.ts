import { rcloneWebdav } from "@document-export/local-servers/destinations";
import { expect, test } from "vitest";
import { webdavKind } from "../../src/destinations/webdav/webdav-destination.js";
import { describeServer } from "../support/destinations/describe-server.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";
import { publication } from "../support/publication.js";

describeServer(rcloneWebdav, (addPlace) => {
  test("refuses to connect to networks that the operator has not allowed", async () => {
    const { settings, secrets } = await addPlace();
    const destination = webdavKind.open(settings, secrets, strictOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("public address");
  });

  test("returns the URL where people can see a result", async () => {
    const { settings, secrets } = await addPlace();
    const publicSettings = { ...settings, publicUrl: "https://docs.example.com/" };
    const { links } = await webdavKind
      .open(publicSettings, secrets, localOutbound)
      .publish(publication);
    expect(links).toEqual([{ title: "Report", url: "https://docs.example.com/a/b.md" }]);
  });
});
