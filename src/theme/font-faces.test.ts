import metrics from "./fonts/metrics.json";
import { fonts } from "./look/fonts";

test("the files in src/theme/fonts match the fonts of the look (if not, run `npm run make:look`)", () => {
  expect(metrics.fonts).toEqual(fonts);
});

test("labels have the usual width if the look does not set another width", async () => {
  const text = { ...fonts.text, labelWidth: undefined };
  jest.doMock("./look/fonts", () => ({ fonts: { ...fonts, text } }));
  const { fontFaces } = await import("./font-faces");
  expect(fontFaces(false)).toContain("font-weight:600;font-stretch:100% 100%");
});
