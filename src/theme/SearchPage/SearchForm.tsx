import VersionSelect from '@site/src/search/ui/VersionSelect';
import {Search} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './SearchForm.module.css';
import type {SearchAddressState} from './useSearchAddress';

interface Props {
  address: SearchAddressState;
  /** Name of the docs version that is searched. */
  version: string | undefined;
}

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
            name="q"
            aria-label="Search docs"
            placeholder="Search docs"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={address.query}
            onChange={event => address.type(event.target.value)}
          />
        </div>
        <VersionSelect
          className={styles.version}
          version={version}
          onChoose={address.chooseVersion}
        />
      </form>
    </search>
  );
}
