import { StandaloneDocument } from "#app/pages/wedding-page/standalone-document.tsx";
import { CoupleNames } from "../letter.tsx";
import { OwnTable } from "./own-table.tsx";
import type { OwnTablePageView } from "./view-own-table-page.server.ts";

/** The top of a household's page, as the couple sees it beforehand. */
export function OwnTablePage({ page }: { page: OwnTablePageView }) {
  const { css, fonts, theme, coupleNames, ownTable } = page;
  return (
    <StandaloneDocument css={css} fonts={fonts}>
      <div className="page" data-theme={theme}>
        <header className="top-bar">
          <p className="top-names">
            <CoupleNames names={coupleNames} />
          </p>
        </header>
        <main>{ownTable && <OwnTable view={ownTable} hasProgram={false} directions={null} />}</main>
      </div>
    </StandaloneDocument>
  );
}
