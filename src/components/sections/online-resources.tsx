import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { labelStyle } from "../ui/label-style";
import { RuledRows } from "../ui/ruled-rows";
import { SmartLink } from "../ui/smart-link";
import { SplitSection } from "../ui/split-section";

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};
  margin-top: ${theme.space.md};

  p {
    margin: 0;
    color: ${theme.colour.accent};
  }
`;

/** Texts and meetings online, each marked as free or as coming soon. */
export function OnlineResources({ online }: { online: Queries.OnlineResourcesFragment }) {
  if (online.entries.length === 0) return null;
  const rows = online.entries.map(({ title, text, status, action }, index) => ({
    id: `online-${String(index)}`,
    title,
    text,
    more: (
      <div css={foot}>
        {status === "available" && action ? (
          <>
            <SmartLink
              href={action.href}
              download={action.href.endsWith(".pdf") || undefined}
              css={secondaryButton}
            >
              {action.label}
            </SmartLink>
            <p css={labelStyle}>{online.free}</p>
          </>
        ) : (
          <ComingSoon label={online.comingSoon} describedBy={`online-${String(index)}`} />
        )}
      </div>
    ),
  }));
  return (
    <SplitSection ground="light" id="online" eyebrow={online.eyebrow} title={online.title} text={online.text}>
      <RuledRows rows={rows} />
    </SplitSection>
  );
}

export const onlineResourcesFields = graphql`
  fragment OnlineResources on ResourcesPageOnline {
    eyebrow
    title
    text
    free
    comingSoon
    entries {
      title
      text
      status
      action {
        ...LinkFields
      }
    }
  }
`;
