/** One attribute of a component, as an editor writes it. */
interface Attribute {
  readonly isRequired: boolean;
  /** A description of the value, used in messages and the editors' guide. */
  readonly example: string;
}

/** A component that a text may contain. */
export interface Component {
  /** The name as editors write it. It is in lower case in HTML and in the tree. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Whether there is text between the component's tags: required, allowed in place of an attribute, or never. */
  readonly words: "required" | "label" | "none";
}

const required = (example: string): Attribute => ({ isRequired: true, example });
const optional = (example: string): Attribute => ({ isRequired: false, example });

/** All components that a text may contain. */
export const components: readonly Component[] = [
  {
    name: "Scripture",
    attributes: { reference: required("Matthew 6:6"), translation: optional("WEB") },
    words: "required",
  },
  { name: "Note", attributes: { title: optional("A word of care") }, words: "required" },
  {
    name: "Figure",
    attributes: {
      src: required("../pictures/hall.jpg"),
      alt: required("People pray in a hall."),
      caption: optional("The hall in May."),
    },
    words: "none",
  },
  {
    name: "Video",
    attributes: {
      href: required("https://www.youtube.com/watch?v=…"),
      title: required("A night of prayer"),
      picture: optional("../pictures/hall.jpg"),
    },
    words: "none",
  },
  {
    name: "Audio",
    attributes: { src: required("../files/talk.mp3"), title: required("A talk on prayer") },
    words: "none",
  },
  {
    name: "Download",
    attributes: { href: required("../files/sheet.pdf"), label: optional("Study sheet") },
    words: "label",
  },
  {
    name: "Button",
    attributes: { href: required("/contact"), label: optional("Ask for prayer") },
    words: "label",
  },
];

/** The component of a name, ignoring case; undefined if there is none. */
export function componentNamed(name: string): Component | undefined {
  return components.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

/** The syntax of a component, as shown in messages. */
export function exampleOf({ name, attributes, words }: Component): string {
  const written = Object.entries(attributes)
    .filter(([, { isRequired }]) => isRequired)
    .map(([attribute, { example }]) => ` ${attribute}="${example}"`)
    .join("");
  return words === "none" ? `<${name}${written} />` : `<${name}${written}>…</${name}>`;
}
