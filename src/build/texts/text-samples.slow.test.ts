import { readSamples, saidOf } from "../../content-model/testing/samples";
import { renderSample } from "./testing/render-sample";

const samples = readSamples();

test("there are samples of all kinds of texts", () => {
  expect(samples.length).toBeGreaterThanOrEqual(30);
});

test.each(samples.map((sample) => [sample.name, sample] as const))(
  "%s is published as it should be, or is told so",
  async (_name, { body, said, html }) => {
    expect(saidOf(body)).toBe(said);
    const stops = said.split("\n").some((line) => line.startsWith("stops"));
    expect(html === undefined).toBe(stops);
    if (html !== undefined) expect(`${await renderSample(body)}\n`).toBe(html);
  },
);
