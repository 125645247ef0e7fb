import { renderSample, samples } from "../testing/samples";

test.each(samples)("a page shows the expected HTML for %s", async (_name, body, html) => {
  const publishedHtml = (await renderSample(body)).html
    .replace(/(?<=>)(?<!<br>)\n+(?=<)/g, "")
    .replace(/<picture>.*?<img [^>]*?alt="([^"]*)"[^>]*><\/picture>/g, "<img $1>")
    .replace(/<a class="video-card" href="([^"]*)".*?video-title">([^<]*)<.*?<\/a>/g, "<a $1 $2>");
  expect(publishedHtml).toBe(html);
});
