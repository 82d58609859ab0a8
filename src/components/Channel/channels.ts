/** The nine channels: the identifier that the REST interface uses, and the name that people use. */
export const channels = {
  inApp: 'In-app inbox',
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  mobilePush: 'Mobile push',
  webPush: 'Web push',
  slack: 'Slack',
  discord: 'Discord',
  webhook: 'Webhook',
} as const;

export type ChannelId = keyof typeof channels;

export const channelIds = Object.keys(channels) as ChannelId[];
