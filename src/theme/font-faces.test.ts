import metrics from "./fonts/metrics.json";
import { fonts } from "./look/fonts";

test("the files in src/theme/fonts match the fonts of the look (if not, run `npm run make:look`)", () => {
  expect(metrics.fonts).toEqual(fonts);
});
