import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs whose labels can change while one is chosen; those of the theme keep the labels of the first render. */
export default function TabList({label, tabs}: {label: string; tabs: readonly Tab[]}): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);

  function move(event: KeyboardEvent, index: number): void {
    const target = {ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1}[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}-tab`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.tabList} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.id)}
            onKeyDown={event => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          hidden={tab.id !== chosen}
          className={styles.tabPanel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
