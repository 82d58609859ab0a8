/**
 * Ejected from @docusaurus/theme-classic 3.10.2: our page header replaces the bare title, the
 * contents list of narrow screens stands below it instead of above, and the index page of a group
 * ends with a list of the group.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageHeader from '@site/src/components/PageHeader';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';
import InThisSection from './InThisSection';

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  const hasContentsList = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={ThemeClassNames.docs.docMarkdown}>
      <PageHeader />
      {hasContentsList && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
      <InThisSection />
    </div>
  );
}
