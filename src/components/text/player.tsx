import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { fileSize } from "../../text/numbers";
import { DownloadLink, SmartLink } from "../ui/links";

interface PlayerProps {
  recording: Pick<Queries.ArticleRecording, "href" | "bytes">;
  /** What one listens to, for screen readers. */
  title: string;
  download: string;
}

const box = css`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.widths.measure};
  margin-bottom: ${theme.space.xl};

  audio {
    width: 100%;
  }

  ${media.print} {
    display: none;
  }
`;

/** A recording to listen to or to keep. Nothing of it is loaded before the visitor asks for it. */
export function Player({ recording: { href, bytes }, title, download }: PlayerProps) {
  const kind = /\.(\w+)$/.exec(href)?.[1]?.toUpperCase() ?? "";
  return (
    <div css={box}>
      <audio controls preload="none" src={href} aria-label={title} />
      {href.startsWith("/") ? (
        <DownloadLink href={href} about={title}>
          {`${download} (${kind}, ${fileSize(bytes)})`}
        </DownloadLink>
      ) : (
        // A browser saves another site's file under no name that we choose.
        <SmartLink href={href}>{download}</SmartLink>
      )}
    </div>
  );
}
