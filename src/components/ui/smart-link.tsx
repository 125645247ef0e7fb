import type { ComponentProps } from "react";
import { useInterfaceWords } from "./use-interface-words";
import { VisuallyHidden } from "./visually-hidden";

interface SmartLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  href: string;
}

/**
 * A link that knows where it leads: another site opens in a new tab and says so,
 * everything else is a plain navigation that the browser can prefetch.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  const { newTab } = useInterfaceWords();
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The space stands where nothing underlines it. */}
      <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
    </a>
  );
}
