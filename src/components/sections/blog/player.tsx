import { css } from "@emotion/react";
import { hideInPrint, stack } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { formatFileSize } from "../../../text/numbers";
import { DownloadLink, SmartLink } from "../../ui/links";

interface PlayerProps {
  recording: Pick<Queries.ArticleRecording, "href" | "bytes" | "type">;
  /** The name of the recording for screen readers. */
  title: string;
  download: string;
  podcast: Podcast;
}

type Podcast = { readonly title: string } | null;

const playerStyle = css`
  ${stack("md")};
  max-width: ${theme.widths.measure};
  margin-bottom: ${theme.space.xl};

  audio {
    width: 100%;
  }

  ${hideInPrint};
`;

/** A recording to play or to download. It loads only when the visitor plays it. */
export function Player({ recording: { href, bytes, type }, title, download, podcast }: PlayerProps) {
  const kind = type === "audio/mpeg" ? "MP3" : "M4A";
  const label = `${download} (${bytes > 0 ? `${kind}, ${formatFileSize(bytes)}` : kind})`;
  return (
    <div css={playerStyle}>
      <audio controls preload="none" src={href} aria-label={title} />
      {href.startsWith("/") ? (
        <DownloadLink href={href} description={title}>
          {label}
        </DownloadLink>
      ) : (
        // Browsers ignore our file name for files of other sites.
        <SmartLink href={href}>{label}</SmartLink>
      )}
      <PodcastLink podcast={podcast} />
    </div>
  );
}

/** The link with the podcast's address, for podcast apps. Renders nothing without a podcast. */
export function PodcastLink({ podcast }: { podcast: Podcast }) {
  return podcast && <a href="/podcast.xml">{`${podcast.title} (RSS)`}</a>;
}
