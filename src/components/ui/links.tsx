import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Fragment, type ComponentProps, type ReactNode } from "react";
import { media, theme } from "../../theme/theme";
import { splitLinks } from "../../text/linked-text";
import { primaryButton, secondaryButton, unavailableButton } from "./button-styles";
import { Emphasis, SpokenColon, VisuallyHidden } from "./headings";
import { useInterfaceTexts } from "./site-texts";

interface SmartLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  href: string;
  /** Whether a page of this site also opens in a new tab, because leaving the page would lose typed text. */
  opensInNewTab?: boolean;
}

/**
 * A link. Links to other sites open in a new tab, and tell screen readers so. Internal links are plain links, which
 * browsers can prefetch.
 */
export function SmartLink({ href, opensInNewTab = false, children, ...rest }: SmartLinkProps) {
  const texts = useInterfaceTexts();
  if (!opensInNewTab && !/^https?:/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The space is inside the hidden text, where it is not underlined. */}
      <VisuallyHidden>{` ${texts.newTab}`}</VisuallyHidden>
    </a>
  );
}

/** Renders a text of the content with its links and its *emphasis*. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      <Emphasis key={index} text={part} />
    ) : (
      <SmartLink key={index} href={href}>
        <Emphasis text={part} />
      </SmartLink>
    ),
  );
}

/**
 * A link that opens a list if it has several addresses, such as the shops of the book. The style of the list is a
 * global style (src/theme/actions.ts).
 */
export function ActionLink(props: ComponentProps<typeof SmartLink>) {
  const choices = useChoiceFinder()(props.href);
  if (choices.length === 0) return <SmartLink {...props} />;
  return (
    <details data-choices="">
      <summary className={props.className}>{props.children}</summary>
      <ul>
        {choices.map(({ href, label, kind, since, until }) => (
          <li
            key={href}
            data-since={since ?? undefined}
            data-until={until ?? undefined}
            hidden={since !== null}
          >
            {kind && <span>{kind}</span>}
            <SmartLink href={href}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Choices = Queries.ChoicesQuery["choices"];

/** Returns a function that lists the choices of an address. The list is empty for ordinary links. */
function useChoiceFinder(): (href: string) => Choices {
  const { choices } = useStaticQuery<Queries.ChoicesQuery>(graphql`
    query Choices { choices { of href label kind since until } }
  `);
  return (href) => choices.filter(({ of }) => of === href);
}

interface ActionsProps {
  /** The first action has the primary button. */
  actions: readonly Queries.Link[];
  /** The price of the thing that the first action sells. It is beside the first button. */
  price?: string | null;
  /** Another button in the row. */
  children?: ReactNode;
}

/** Links that look like buttons. A button with several addresses opens a list. */
export function Actions({ actions, price, children }: ActionsProps) {
  const choicesOf = useChoiceFinder();
  // HTML does not allow a list or a button with a status in a paragraph.
  const Row = children || actions.some(({ href }) => choicesOf(href).length > 0) ? "div" : "p";
  return (
    <Row data-buttons="">
      {actions.map(({ label, href }, index) => (
        <Fragment key={label}>
          <ActionLink href={href} css={index === 0 ? primaryButton : secondaryButton}>
            {label}
          </ActionLink>
          {index === 0 && price && <span data-price="">{price}</span>}
        </Fragment>
      ))}
      {children}
    </Row>
  );
}

interface DownloadLinkProps {
  /** The file's path on this site. */
  href: string;
  /** The name under which the file is saved. The default is the file's own name. */
  name?: string;
  /** Whether the link has the primary button. */
  isPrimary?: boolean;
  /** A description of the file for screen readers, after the label. */
  description?: string;
  children: ReactNode;
}

const downloadStyle = css`
  place-self: start;
  width: 100%;

  &::after {
    content: "↓" / "";
    margin-left: ${theme.space.xs};
  }

  ${media.sm} {
    width: auto;
  }
`;

/** A link that looks like a button and downloads a file. It works without script. */
export function DownloadLink({ href, name, isPrimary = false, description, children }: DownloadLinkProps) {
  return (
    <a href={href} download={name ?? ""} css={[isPrimary ? primaryButton : secondaryButton, downloadStyle]}>
      {description === undefined ? (
        children
      ) : (
        <>
          <span>
            {children}
            <SpokenColon />
          </span>
          <VisuallyHidden>{description}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

interface ComingSoonProps {
  label: string;
  /** The id of the heading that describes the button. */
  describedBy: string;
}

export function ComingSoon({ label, describedBy }: ComingSoonProps) {
  return (
    <button type="button" disabled aria-describedby={describedBy} css={unavailableButton}>
      {label}
    </button>
  );
}

export const linkFields = graphql`
  fragment LinkFields on Link { label href }
`;

type ModifierKeys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Whether a modifier key is down. Then the click or the key is a command to the browser, such as opening a new tab.
 */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
