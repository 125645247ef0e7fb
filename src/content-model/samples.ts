import { eventStatusOf, eventTimes, type DatedEvent } from "../calendar/events";
import type { Content, ContentFile } from "./content";
import { exampleDomainsIn } from "../text/example-domains";
import { groupsIn, type ObjectField, type SampleKind } from "./fields";
import type { Path } from "./messages";
import { ownText } from "./placeholders";

export { exampleDomainsIn };

/** A file or a group of the content that is marked as a sample. */
export interface Sample {
  readonly kind: SampleKind;
  readonly file: ContentFile;
  /** The path of the group; empty for the whole file. */
  readonly path: Path;
  readonly field: ObjectField;
  readonly group: object;
}

/** The kind of samples that a group's mark means; undefined if the group cannot have a mark. */
export function markOf({ properties }: ObjectField): SampleKind | undefined {
  const { sample } = properties;
  return sample?.type === "boolean" ? sample.sampleKind : undefined;
}

/** All marked files and groups, in the order of the files. */
export function samplesIn(files: readonly ContentFile[]): Sample[] {
  return files.flatMap((file) =>
    Array.from(groupsIn(file.contentType.schema, file.data)).flatMap(({ field, group, path }) => {
      const kind = markOf(field);
      return kind !== undefined && group["sample"] === true ? [{ kind, file, path, field, group }] : [];
    }),
  );
}

/** Whether the site has a real address, so that its build will be published. */
export function hasOwnAddress(site: string): boolean {
  return site !== "" && exampleDomainsIn(site).length === 0;
}

/** The reasons why search engines must not list a build. */
export interface HidingReasons {
  readonly hasExampleAddress: boolean;
  /** The number of facts, quotes and promises that are still samples. */
  readonly promises: number;
}

/**
 * Finds the reasons why search engines must not list a build that will be published.
 * @param context Netlify's CONTEXT
 * @returns undefined if search engines may list the build, or if the build stays on the computer that made it
 */
export function reasonsToHide(
  { site, files }: Content,
  context: string | undefined,
): HidingReasons | undefined {
  const hasExampleAddress = !hasOwnAddress(site);
  if (hasExampleAddress && context !== "production") return undefined;
  const promises = samplesIn(files).filter(({ kind }) => kind === "promise").length;
  return hasExampleAddress || promises > 0 ? { hasExampleAddress, promises } : undefined;
}

/**
 * Whether a site with its own address leaves a sample out: invented testimonials, figures, and past events.
 * @param zone the zone of events without their own zone
 * @param now the moment of the build in ISO 8601
 */
export function isLeftOut({ file, path, group }: Sample, zone: string, now: string): boolean {
  const section = [file.contentType.name, ...path].join(".");
  if (path.join() === "testimonials" || section === "page-about.figures") return true;
  if (section !== "event") return false;
  const event: DatedEvent = group;
  const times = { ...eventTimes(event, zone), zone: event.zone ?? zone };
  return eventStatusOf(times, now) === "completed";
}

/** The samples that a build leaves out. */
export function omittedSamples({ site, files, facts = {} }: Content, now: string): Sample[] {
  if (!hasOwnAddress(site)) return [];
  const zone = ownText(facts, "gathering", "schedule", "zone");
  return samplesIn(files).filter((sample) => isLeftOut(sample, zone, now));
}

/** Removes the samples that a build leaves out: events, and the entries of testimonials and figures. */
export function omitSamples(content: Content, now: string): Content {
  const samples = omittedSamples(content, now);
  const events = samples.filter(({ path }) => path.length === 0).map(({ file }) => file.file);
  const removeEntries = (file: ContentFile): ContentFile => {
    const sections = samples
      .filter((one) => one.file === file)
      .map(({ path: [name = ""], group }) => [name, { ...group, entries: [] }]);
    return sections.length === 0
      ? file
      : { ...file, data: { ...(file.data as object), ...Object.fromEntries(sections) } };
  };
  return {
    ...content,
    paths: content.paths.filter((path) => !events.includes(path)),
    files: content.files.filter(({ file }) => !events.includes(file)).map(removeEntries),
  };
}
