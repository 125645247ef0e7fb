import metrics from "./fonts/metrics.json";
import { fonts } from "./look/fonts";

test("the files of src/theme/fonts are made from the fonts of the look; else run `npm run make:look`", () => {
  expect(metrics.fonts).toEqual(fonts);
});
