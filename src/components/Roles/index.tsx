import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface RolesProps {
  /** `<Role>` elements, usually two. */
  children: ReactNode;
}

/** Who does what, side by side: for example what is set in the Console and what is coded. */
export function Roles({children}: RolesProps): ReactNode {
  return <div className={styles.roles}>{children}</div>;
}

interface RoleProps {
  /** Where the work happens. */
  title: string;
  /** Who does it. */
  who: string;
  children: ReactNode;
}

/** One column of `<Roles>`. */
export function Role({title, who, children}: RoleProps): ReactNode {
  return (
    <div className={styles.role}>
      <p className={styles.title}>
        <strong>{title}</strong> <span className={styles.who}>{who}</span>
      </p>
      {children}
    </div>
  );
}
