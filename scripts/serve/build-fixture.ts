import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// What a function was told, and answers of the kinds that the server has to pass on.
const echo = `
exports.handler = async (event) => {
  const ask = event.queryStringParameters.ask;
  if (ask === "throw") throw new Error("a secret reason");
  if (ask === "nothing") return undefined;
  const body = JSON.stringify(event);
  return {
    statusCode: 201,
    isBase64Encoded: true,
    multiValueHeaders: {
      "Content-Type": ["application/problem+json"],
      "set-cookie": ["a=1", "b=2"],
      ...(ask === "encoded" ? { "content-encoding": ["identity"] } : {}),
    },
    body: Buffer.from(body).toString("base64"),
  };
};
`;

const files: Readonly<Record<string, string>> = {
  "public/index.html": "<!doctype html><title>Home</title>",
  "public/about.html": "<!doctype html><title>About</title>",
  "public/404.html": "<!doctype html><title>Not found</title>",
  "public/app-1234.js": "console.log('Amen');",
  "public/photo.avif": "not really a photo",
  "public/_headers": `
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-abc='
/app-1234.js
  Cache-Control: public, max-age=31536000, immutable
`,
  "public/_redirects": `
/api/echo  /.netlify/functions/echo-1  200
/old  /about  301
/news/*  /about  200
/about.html  /  302!
`,
  ".netlify/functions-internal/echo-1/echo-1.js": echo,
  ".netlify/functions-internal/echo-1/echo-1.json": '{"config":{"name":"/api/echo"},"version":1}',
  "secret.txt": "outside the published folder",
  "package.json": "{}",
};

/** Writes a small build of the shape that Gatsby's Netlify adapter emits, and says where. */
export async function writeBuildFixture(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "built-site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}
