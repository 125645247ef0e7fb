import CMS, { type ApiAsset, type CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createElement, type ReactElement } from "react";
import { hasBody, contentTypes } from "../../../src/content-model/content-types";
import { fillKnown } from "../../../src/content-model/facts";
import { renderText } from "../../../src/content-model/text/render";
import { isLanguage, languageAttributes } from "../../../src/text/languages";
import type { KnownContent } from "./known-content";

/** Shows each text beside its form as on its page. */
export function registerPreviews(content: KnownContent): void {
  CMS.registerPreviewStyle("preview.css");
  for (const { name } of contentTypes.filter(hasBody))
    CMS.registerPreviewTemplate(
      name,
      class TextPreview extends Component<CustomPreviewTemplateProps, { readonly html: string }> {
        override state = { html: "" };
        private shownBody = "";

        override componentDidMount(): void {
          void this.show();
        }

        override componentDidUpdate(): void {
          void this.show();
        }

        override render(): ReactElement {
          const props = { className: "running-text", dangerouslySetInnerHTML: { __html: this.state.html } };
          const language = this.field("language");
          return createElement(
            "article",
            { "data-ground": "paper", ...(isLanguage(language) && languageAttributes(language)) },
            createElement("h1", null, this.field("title")),
            createElement("div", props),
          );
        }

        private field(name: string): string {
          const value: unknown = this.props.entry.getIn(["data", name]);
          return typeof value === "string" ? fillKnown(value, content.readFacts()) : "";
        }

        private async show(): Promise<void> {
          const body: unknown = this.props.entry.getIn(["data", "body"]);
          if (typeof body !== "string" || body === this.shownBody) return;
          this.shownBody = body;
          const html = await htmlOf(body, content.readFacts(), (path) =>
            addressOf(this.props.getAsset(path)),
          );
          if (body === this.shownBody) this.setState({ html });
        }
      },
    );
}

/** @param findAddress returns the address of a picture or file in this browser */
async function htmlOf(
  body: string,
  facts: object,
  findAddress: (path: string) => Promise<string | undefined>,
): Promise<string> {
  const publishedAssets = async <T>(
    paths: readonly string[],
    asset: (src: string) => T,
  ): Promise<Map<string, T>> => {
    const assetsByPath = new Map<string, T>();
    for (const path of paths) {
      const src = await findAddress(path);
      if (src !== undefined) assetsByPath.set(path, asset(src));
    }
    return assetsByPath;
  };
  const { html } = await renderText(body, {
    facts,
    site: location.origin,
    newTabLabel: "",
    notes: "Notes",
    backToText: "Back to the text",
    tableLabel: "Table",
    idPrefix: "preview-",
    findAssets: async ({ pictures, files }) => ({
      pictures: await publishedAssets(pictures, (src) => ({ src, width: 1200, height: 800 })),
      files: await publishedAssets(files, (href) => ({ href, bytes: 0 })),
    }),
  });
  return html;
}

// A file of the repository is fetched when it is first needed, and gets a blob address when it has loaded, which may
// take many seconds.
async function addressOf(asset: ApiAsset | undefined): Promise<string | undefined> {
  for (let tries = 0; asset !== undefined && tries < 600; tries++) {
    if (asset.url.startsWith("blob:")) return asset.url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}
