import type {Workflow} from '../delivery/workflow';

/**
 * Stands for a notification without a workflow: what it says is in the request itself. It goes to
 * the channels that the demonstration app has enabled, unless `override.channels` says otherwise.
 */
export const directMessage: Workflow = {
  identifier: 'sandbox_direct_message',
  category: '{{notification.category}}',
  steps: [
    {
      type: 'channel',
      channel: 'inApp',
      template: {
        title: '{{notification.title}}',
        message: '{{notification.message}}',
        icon: '{{notification.icon}}',
        url: '{{notification.url}}',
      },
    },
    {type: 'channel', channel: 'email'},
  ],
};
