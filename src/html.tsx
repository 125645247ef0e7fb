import type { HTMLAttributes, ReactNode } from "react";
import { language } from "../content/site.json";

/** What Gatsby hands to the document: the parts of one page, rendered or ready to be. */
interface DocumentProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  /** The page's own HTML. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The document round every page; Gatsby finds it by the file's name. `gatsby develop` renders the body in the browser. */
export default function Document(props: DocumentProps) {
  return (
    <html lang={language} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
