import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// A function that echoes the request, or returns the kinds of responses that the server must pass on.
const echo = `
export default async (request, context) => {
  const ask = new URL(request.url).searchParams.get("ask");
  if (ask === "throw") throw new Error("a secret reason");
  if (ask === "nothing") return undefined;
  const { url, method } = request;
  const body = Buffer.from(await request.arrayBuffer()).toString("base64");
  const answer = { url, method, body, headers: Object.fromEntries(request.headers), ip: context.ip };
  return new Response(JSON.stringify(answer), {
    status: 201,
    headers: [["content-type", "application/problem+json"], ["set-cookie", "a=1"], ["set-cookie", "b=2"]],
  });
};
export const config = { path: "/api/echo" };
`;

const files: Readonly<Record<string, string>> = {
  "public/index.html": "<!doctype html><title>Home</title>",
  "public/about.html": "<!doctype html><title>About</title>",
  "public/404.html": "<!doctype html><title>Not found</title>",
  "public/app-1234.js": "console.log('Amen');",
  "public/photo.avif": "not really a photo",
  "public/favicon.ico": "not really an icon",
  "public/words.txt": "“Amen.”",
  "public/.well-known/security.txt": "Contact: mailto:info@ministry.example",
  "public/_headers": `
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-abc='
/app-1234.js
  Cache-Control: public, max-age=31536000, immutable
`,
  "public/_redirects": `
/about p=7  /contact#prayer  301!
/caf%C3%A9  /about  301
/old  /about#place  301
/moved/  https://elsewhere.example/there?a=1  302
/about  /old  301
`,
  ".netlify/functions-internal/echo/echo.mjs": echo,
  "secret.txt": "outside the published folder",
  "package.json": "{}",
};

/** Writes a small build of the shape that this site's has, and says where. `more` files stand beside or in place. */
export async function writeBuildFixture(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "built-site-"));
  for (const [name, content] of Object.entries({ ...files, ...more })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}
