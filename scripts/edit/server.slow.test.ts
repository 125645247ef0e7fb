import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoopbackServer } from "../local/loopback";
import { startEditingServer } from "./server";

let root: string;
let server: LoopbackServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "editing-server-"));
  cpSync("content", join(root, "content"), { recursive: true });
  writeFileSync(join(root, "secret.json"), "{}");
  server = await startEditingServer({ root, port: 0 });
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

  it("refuses a fact that would make a text elsewhere too long", async () => {
    const { words, etag } = await ask("GET", "/files/site.json");
    const longer = words.replace('"Sample Ministry"', `"${"Sample Ministry ".repeat(3).trim()}"`);
    const refused = await ask("PUT", "/files/site.json", { ...own(), "if-match": etag }, longer);
    expect(refused.status).toBe(422);
    expect(refused.words).toMatch(/content\/pages\/\S+, seo\.title: has \d+ characters/);
    expect(readFileSync(join(root, "content/site.json"), "utf8")).toBe(words);
  });

  it("overwrites no version that the page has not seen", async () => {
    const { words } = await ask("GET", "/files/facts.json");
    expect((await ask("PUT", "/files/facts.json", own(), words)).status).toBe(409);
    expect((await ask("PUT", "/files/facts.json", { ...own(), "if-match": '"old"' }, words)).status).toBe(
      409,
    );
  });
});
