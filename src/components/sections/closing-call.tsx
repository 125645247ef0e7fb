import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Actions } from "../ui/actions";
import { DeepSection } from "./deep-section";

interface ClosingCallProps {
  call: Omit<Queries.ClosingCallFragment, "actions"> & Partial<Queries.ClosingCallFragment>;
  /** The section's own drawing in src/theme/artwork/flames, if it has one. */
  flame?: string;
  /** Content after the buttons, or in their place. */
  children?: ReactNode;
}

/** The closing call to action of a page. */
export function ClosingCall({ call, flame, children }: ClosingCallProps) {
  const { actions, ...words } = call;
  return (
    <DeepSection id="closing-call" flame={flame} {...words}>
      {actions && <Actions actions={actions} />}
      {children}
    </DeepSection>
  );
}

export const closingCallFields = graphql`
  fragment ClosingCall on Closing {
    eyebrow
    title
    text
    actions {
      ...LinkFields
    }
  }
`;
