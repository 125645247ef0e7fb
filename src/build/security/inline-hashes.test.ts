import { collectInlineHashes, hashSource, type InlineHashes } from "./inline-hashes";
import { contentSecurityPolicy } from "./content-security-policy";

function hashesOf(...pages: string[]): InlineHashes {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const page of pages) collectInlineHashes(page, hashes);
  return hashes;
}

test("a hash source has CSP's format", () => {
  expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test("inline scripts and styles are found, also inside a template", () => {
  const { scripts, styles } = hashesOf(
    `<html><head><style>a{}</style></head><body><p>
     <script>one()</script><template><script>two()</script></template></body></html>`,
  );
  expect([...scripts]).toEqual([hashSource("one()"), hashSource("two()")]);
  expect([...styles]).toEqual([hashSource("a{}")]);
});

test("script files and data blocks need no hash", () => {
  const { scripts } = hashesOf(`<script src="/a.js"></script><script type="application/ld+json">{}</script>`);
  expect(scripts.size).toBe(0);
});

test("a script is hashed unchanged, with its entities", () => {
  expect([...hashesOf(`<script>a&&b&amp;c</script>`).scripts]).toEqual([hashSource("a&&b&amp;c")]);
});

test("the policy contains each found hash once, and allows nothing else inline", () => {
  const policy = contentSecurityPolicy(
    hashesOf("<script>a</script>", "<script>a</script><script>b</script>"),
  );
  const [scriptSources = ""] = policy.match(/script-src [^;]*/) ?? [];
  expect(scriptSources.split(" ").slice(1)).toEqual(["'self'", ...[hashSource("a"), hashSource("b")].sort()]);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).not.toContain("unsafe-hashes");
  // One directive covers style elements and style attributes, and it lists no attribute.
  const styleDirectives = policy.split("; ").filter((one) => one.startsWith("style-src"));
  expect(styleDirectives).toEqual(["style-src 'self'"]);
});
