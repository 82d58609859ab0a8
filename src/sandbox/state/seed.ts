import type {Model} from '../contract/document';
import type {Workflow} from '../delivery/workflow';
import type {Category} from './categories';
import type {Content} from './content';
import type {Profile} from './users';

/** What an instance of the sandbox knows when it starts, and again after a reset. */
export interface Seed {
  users: readonly {
    identifier: string;
    profile: Profile;
    preferences?: Model<'PreferencesV4'>;
  }[];
  categories: readonly Category[];
  workflows: readonly Workflow[];
  /** Ids are given in this order. */
  firstNotificationId: number;
  notifications: readonly {
    userId: string;
    content: Content;
    /** Milliseconds between its creation and the start. */
    age: number;
    /** Milliseconds between its creation and the moment it was seen; undefined when it was not. */
    seenAfter?: number;
  }[];
}
