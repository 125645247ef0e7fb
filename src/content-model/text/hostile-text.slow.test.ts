import fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { renderSample, sampleContext } from "../testing/samples";
import { textMistakes } from "../rules/body";

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** Lists the elements and attributes in the HTML of a text that must not be published. */
function forbiddenIn(node: Node): string[] {
  const forbiddenBelow = "childNodes" in node ? node.childNodes.flatMap(forbiddenIn) : [];
  if (!("tagName" in node)) return forbiddenBelow;
  const names = elements.test(node.tagName) ? [] : [`<${node.tagName}>`];
  const attributes = node.attrs
    .filter(({ name, value }) => !isHarmless(name, value))
    .map(({ name, value }) => `${name}="${value}"`);
  return [...names, ...attributes, ...forbiddenBelow];
}

const elements =
  /^(?:p|h[2-6]|br|hr|blockquote|footer|pre|code|ul|ol|li|dl|dt|dd|a|strong|b|em|i|s|del|ins|sub|sup|small|mark|abbr|q|cite|kbd|ruby|rt|rp|bdi|details|summary|figure|figcaption|picture|source|img|audio|aside|section|div|span|table|caption|thead|tbody|tfoot|tr|th|td)$/;

const addresses: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:|mailto:|tel:|sms:|[^:]*$|[/#?])/i,
  src: /^\/(?!\/)/,
};

const attributes =
  /^(?:href|src|srcset|sizes|type|alt|width|height|loading|decoding|controls|preload|title|target|rel|class|id|lang|dir|start|reversed|colspan|rowspan|scope|tabindex|role|download|aria-(?:label|describedby)|data-label|data-footnote(?:s|-ref|-backref))$/;

function isHarmless(name: string, value: string): boolean {
  return attributes.test(name) && (addresses[name]?.test(value.trim()) ?? true);
}

const fragments = fc.constantFrom(
  "pray",
  "alert(1)",
  "\n",
  "\n\n",
  " ",
  "<",
  ">",
  '"',
  "'",
  "`",
  "{process.exit()}",
  "-->",
  "&#106;",
  "&lt;",
);
const names = fc.constantFrom(
  ..."script style iframe form input button svg math object embed img a p div td note scripture video audio download figure template textarea title noscript base meta link xmp plaintext details source".split(
    " ",
  ),
);
const values = fc.constantFrom(
  "javascript:alert(1)",
  " jAvAsCrIpT:alert(1)",
  "java\tscript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  "//evil.example/x.js",
  "https://evil.example",
  "alert(1)",
  "position:fixed;background:url(//evil.example)",
  "{process.exit()}",
  "x",
);
const attribute = fc
  .tuple(
    fc.constantFrom(
      ..."src href style onclick onerror onload srcdoc srcset action formaction xlink:href background poster data class id name title alt caption label picture reference target ping".split(
        " ",
      ),
    ),
    values,
    fc.constantFrom('"', "'", ""),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const opening = fc
  .tuple(names, fc.array(attribute, { maxLength: 3 }), fc.constantFrom(">", "/>", "", ">\n\n"))
  .map(([name, attributes, end]) => `<${name}${attributes.join("")}${end}`);
const piece = fc.oneof(
  fragments,
  opening,
  names.map((name) => `</${name}>`),
  values.map((value) => `[words](${value})`),
  values.map((value) => `![words](<${value}> "title")`),
  values.map((value) => `\n\n[ref]: ${value}\n\n[ref]`),
  values.map((value) => `<${value}>`),
  values.map((value) => `{{< figure src='${value}' alt='"><script>' caption="${value}" >}}`),
  values.map((value) => `[youtube https://${value}]`),
  values.map((value) => `{{ "${value}" | relative_url }}`),
  values.map((value) => `![[${value}.png|"onerror=alert(1)]] [[a|<img src=${value}>]]`),
  values.map((value) => `[caption id="1"]![a](${value}) "${value}"[/caption]`),
  values.map((value) => `<audio><source src="${value}"></audio>`),
  fc.constantFrom(
    "<!--",
    "> [!note] <script>alert(1)</script>\n> words\n",
    '## Words {#x"onclick="alert(1)}\n',
    "{% raw %}",
    "<!-- <!-- -->",
    "]]>",
    "<![CDATA[",
    "<?php ",
    "<!DOCTYPE html>",
    "[^1]",
    "\n[^1]: note\n",
    "| a |\n| - |\n| b |",
    "> ",
    "- ",
    "```\n",
    "    ",
  ),
);

test("rendered text does not contain anything that runs, loads or posts", async () => {
  const hostileText = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const html = await renderSample(text).then(
        (rendered) => rendered.html,
        () => undefined,
      );
      const expectedMistakes = [{ problem: "has too many nested tags, or a <template> inside <math>." }];
      if (html === undefined) expect(textMistakes(text, sampleContext)).toMatchObject(expectedMistakes);
      else expect(forbiddenIn(parseFragment(html))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
}, 120_000);
