import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {longestQuery, parameterNames} from '@site/src/search/ui/searchPageUrl';
import {Search} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './SearchForm.module.css';
import type {SearchAddressState} from './useSearchAddress';

interface Props {
  address: SearchAddressState;
  /** Name of the docs version that is searched. */
  version: string | undefined;
}

/** Lets the reader search another docs version; nothing while there is only one. */
function VersionSelect({address, version}: Props): ReactNode {
  const versions = useAllDocsData().default?.versions ?? [];
  if (versions.length < 2) return null;
  return (
    <select
      className={styles.version}
      name={parameterNames.version}
      aria-label="Version"
      value={version}
      onChange={event => address.chooseVersion(event.target.value)}
    >
      {versions.map(({name, label}) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Puts the query of the address into the field, for readers who go on typing before the other scripts are there. */
const fillField = `document.currentScript.previousElementSibling.value=new URLSearchParams(location.search).get("${parameterNames.query}")`;

/** The field of the results page and, with several docs versions, their choice. */
export default function SearchForm({address, version}: Props): ReactNode {
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          address.submit();
        }}
      >
        <div className={styles.field}>
          <Search className={styles.icon} size={20} aria-hidden="true" />
          <input
            className={styles.input}
            type="search"
            name={parameterNames.query}
            aria-label="Search docs"
            placeholder="Search docs"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            value={address.query}
            onChange={event => address.type(event.target.value)}
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React writes the text of scripts with entities */}
          <script dangerouslySetInnerHTML={{__html: fillField}} />
        </div>
        <VersionSelect address={address} version={version} />
      </form>
    </search>
  );
}
