import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Icon, {type IconName} from '../Icon';
import styles from './styles.module.css';

interface CardsProps {
  /** `<Card>` elements. */
  children: ReactNode;
}

/** A grid of links to other pages, as many columns as fit. */
export function Cards({children}: CardsProps): ReactNode {
  return (
    <div className={styles.cards} data-md="ul">
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  /** A path of this site without extension, or an absolute address. */
  href: string;
  icon?: IconName;
  /** One sentence: what the reader finds there. */
  children?: ReactNode;
}

/** One link of a `<Cards>` grid. The whole card is clickable, its name is the title alone. */
export function Card({title, href, icon, children}: CardProps): ReactNode {
  return (
    <div className={styles.card} data-md="li">
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.body}>
        <Link className={styles.link} to={href} data-md="term">
          {title}
        </Link>
        {children && (
          <div className={styles.text} data-md="span">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
