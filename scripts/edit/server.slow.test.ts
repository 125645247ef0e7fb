import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import type { LoopbackServer } from "../local/loopback";
import { startEditingServer } from "./server";

let root: string;
let server: LoopbackServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "editing-server-"));
  cpSync(fixedContent, join(root, "content"), { recursive: true });
  writeFileSync(join(root, "secret.json"), "{}");
  server = await startEditingServer({ root, screen: mkdtempSync(join(root, "screen-")), port: 0 });
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const own = () => ({ origin: server.url });

/** Sends exactly this path: fetch would tidy it up first. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<{ status: number; words: string; etag: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url, { method, path, headers, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, words: Buffer.concat(chunks).toString(), etag: answered.etag ?? "" });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

describe("the editing server", () => {
  it.each([
    "/files/../secret.json",
    "/files/..%2Fsecret.json",
    "/files/%2E%2E/secret.json",
    "/files/pictures/..%5C..%5Csecret.png",
    "/files/README.md",
    "/files/pictures/.hidden.png",
    "/files//site.json",
  ])("gives out nothing but content and pictures: %s", async (path) => {
    expect((await ask("GET", path)).status).toBe(404);
    expect((await ask("PUT", path, own(), "{}")).status).not.toBe(200);
    expect(readFileSync(join(root, "secret.json"), "utf8")).toBe("{}");
  });

  it("answers no other name than this machine's own", async () => {
    expect((await ask("GET", "/files", { host: "evil.example" })).status).toBe(403);
  });

  it.each<Record<string, string>>([{}, { origin: "https://evil.example" }, { origin: "null" }])(
    "lets no other page change anything: %j",
    async (headers) => {
      const path = "/files/events/spotlight-night-watch.json";
      expect((await ask("DELETE", path, headers)).status).toBe(403);
      expect(existsSync(join(root, "content/events/spotlight-night-watch.json"))).toBe(true);
    },
  );

  it("takes away what nothing needs, and not what something does", async () => {
    expect((await ask("DELETE", "/files/events/spotlight-night-watch.json", own())).status).toBe(200);
    const { status, words } = await ask("DELETE", "/files/pictures/portrait.png", own());
    expect(status).toBe(422);
    expect(words).toContain(
      "content/site.json, leader.portrait.file: there is no picture ./pictures/portrait.png.",
    );
    expect(existsSync(join(root, "content/pictures/portrait.png"))).toBe(true);
  });

  it("takes no photo in Apple's format, whatever its name, and says what to do", async () => {
    for (const name of ["new.heic", "new.jpg"]) {
      const photo = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";
      const { status, words } = await ask("PUT", `/files/pictures/${name}`, own(), photo);
      expect(status).toBe(422);
      expect(words).toContain("Settings > Camera > Formats > Most Compatible");
      expect(existsSync(join(root, `content/pictures/${name}`))).toBe(false);
    }
  });

  it("overwrites no version that the page has not seen", async () => {
    const { words } = await ask("GET", "/files/facts.json");
    expect((await ask("PUT", "/files/facts.json", own(), words)).status).toBe(409);
    expect((await ask("PUT", "/files/facts.json", { ...own(), "if-match": '"old"' }, words)).status).toBe(
      409,
    );
  });
});
