import {Bell, CheckCheck, Settings2} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Item {
  initials: string;
  tone: 'brand' | 'success' | 'info' | 'warning';
  title: string;
  text: string;
  age: string;
  isUnread: boolean;
}

const items: Item[] = [
  {
    initials: 'OR',
    tone: 'brand',
    title: 'Order #88213 has shipped',
    text: 'It arrives on Thursday. Track the parcel.',
    age: 'now',
    isUnread: true,
  },
  {
    initials: 'PN',
    tone: 'success',
    title: 'Priya approved your request',
    text: 'Budget for the spring campaign',
    age: '12 min',
    isUnread: true,
  },
  {
    initials: '4',
    tone: 'info',
    title: '4 new comments on “Roadmap”',
    text: 'Batched from the last hour',
    age: '1 h',
    isUnread: false,
  },
  {
    initials: 'BL',
    tone: 'warning',
    title: 'Your invoice is ready',
    text: 'Also sent by email',
    age: 'Mon',
    isUnread: false,
  },
];

/**
 * A picture of the inbox, drawn with the page's own text and colours: it is sharp at every size and follows
 * the colour mode. It is an image for assistive technology, nothing in it can be operated.
 */
export default function InboxPicture(): ReactNode {
  return (
    <div
      className={styles.scene}
      role="img"
      aria-label="The Engagespot inbox in an application: a bell with two unread notifications and an open panel that lists an order that shipped, an approval, a batch of comments and an invoice."
    >
      <div className={styles.window} aria-hidden="true">
        <div className={styles.bar}>
          <span className={styles.dots} />
          <span className={styles.address}>app.example.com</span>
          <span className={styles.bell}>
            <Bell size={18} strokeWidth={1.75} />
            <span className={styles.badge}>2</span>
          </span>
        </div>
        <div className={styles.panel}>
          <div className={styles.heading}>
            <span>Notifications</span>
            <span className={styles.tools}>
              <CheckCheck size={16} strokeWidth={1.75} />
              <Settings2 size={16} strokeWidth={1.75} />
            </span>
          </div>
          {items.map(item => (
            <div key={item.title} className={styles.item} data-unread={item.isUnread}>
              <span className={styles.avatar} data-tone={item.tone}>
                {item.initials}
              </span>
              <span className={styles.content}>
                <span className={styles.title}>{item.title}</span>
                <span className={styles.text}>{item.text}</span>
              </span>
              <span className={styles.age}>{item.age}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
