import useBaseUrl from '@docusaurus/useBaseUrl';
import {ArrowRight, Search} from 'lucide-react';
import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/Button';
import PicturePreload from '../../../components/LiveInbox/PicturePreload';
import LiveInboxStage from '../../../components/LiveInbox/Stage';
import {picturedVersions} from '../../../content/inboxPictures';
import styles from './styles.module.css';

/** What Engagespot is, the two ways to start, and a search field that works without scripts. */
export default function Hero(): ReactNode {
  const {current} = picturedVersions;
  return (
    <section className={styles.hero}>
      {current && <PicturePreload version={current} />}
      <div>
        <p className={styles.kicker}>Engagespot documentation</p>
        <h1 className={styles.headline}>One API for every notification your product sends</h1>
        <p className={styles.lead}>
          Trigger a workflow from your backend. Engagespot delivers it to an inbox inside your app,
          and by email, SMS, WhatsApp, push, Slack, Discord or webhook, the way each user prefers.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/docs/introduction/quick-start">
            Quick start <ArrowRight size={16} aria-hidden="true" />
          </ButtonLink>
          <ButtonLink look="secondary" to="/api">
            API reference
          </ButtonLink>
        </div>
        <search>
          <form className={styles.search} action={useBaseUrl('/search')}>
            <Search size={18} aria-hidden="true" />
            <input
              name="q"
              type="search"
              aria-label="Search the documentation"
              placeholder="Search: secure mode, cancel a run, 401 …"
              autoComplete="off"
              required
            />
            <button type="submit">Search</button>
          </form>
        </search>
      </div>
      <LiveInboxStage docsVersion="current" />
    </section>
  );
}
