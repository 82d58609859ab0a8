/** What the sandbox of a tab starts with. */
import type {Workflow} from '../delivery/workflow';
import {demoSeed} from '../demo';
import type {Seed} from '../state/seed';
import {storyNotifications, storyUsers, storyWorkflows} from './stories';

/** Lets a reader of the documentation write a notification instead of choosing one. */
const ownText: Workflow = {
  identifier: 'own_text',
  category: '{{data.category}}',
  steps: [
    {
      type: 'channel',
      channel: 'inApp',
      template: {
        title: '{{data.title}}',
        message: '{{data.message}}',
        url: '{{data.url}}',
      },
    },
  ],
};

/** The actionable notification of the pages. Not every SDK can show its blocks as they are. */
const leaveRequest: Workflow = {
  identifier: 'leave_request',
  steps: [
    {
      type: 'channel',
      channel: 'inApp',
      template: {
        title: '{{data.employee}} requests leave',
        message: '{{data.dates}}',
        blocks: [
          {
            id: 'leave_request_b0_state_1_i0',
            type: 'textarea',
            text: 'Add a comment',
            variant: 'default',
          },
          {id: 'leave_request_b1_state_1_i0', type: 'button', text: 'Approve', variant: 'primary'},
          {
            id: 'leave_request_b1_state_1_i1',
            type: 'button',
            text: 'Decline',
            variant: 'secondary',
          },
        ],
        states: {
          state_2: {title: 'Approved: leave of {{data.employee}}', message: '{{data.dates}}'},
          state_3: {title: 'Declined: leave of {{data.employee}}', message: '{{data.dates}}'},
        },
      },
    },
  ],
};

/** The demonstration app, and the users of the stories. Its notifications keep their numbers. */
export const tabSeed: Seed = {
  ...demoSeed,
  users: [...demoSeed.users, ...storyUsers],
  firstNotificationId: demoSeed.firstNotificationId - storyNotifications.length,
  notifications: [...storyNotifications, ...demoSeed.notifications],
};

/** What playgrounds send. The demonstration app does not list them among its workflows. */
export const playgroundWorkflows: readonly Workflow[] = [ownText, leaveRequest, ...storyWorkflows];
