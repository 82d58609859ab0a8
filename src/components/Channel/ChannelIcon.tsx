import {type BrandIcon, Discord, WhatsApp} from '@site/src/components/Icon/brands';
import {
  Bell,
  Hash,
  type LucideIcon,
  Mail,
  MessageSquare,
  MonitorDown,
  Smartphone,
  Webhook,
} from 'lucide-react';
import type {ReactNode} from 'react';
import type {ChannelId} from './channels';

const icons: Record<ChannelId, LucideIcon | BrandIcon> = {
  inApp: Bell,
  email: Mail,
  sms: MessageSquare,
  whatsapp: WhatsApp,
  mobilePush: Smartphone,
  webPush: MonitorDown,
  // Slack asked collections of brand icons to drop its logo.
  slack: Hash,
  discord: Discord,
  webhook: Webhook,
};

/** Brand marks are areas, the others lines. */
const isBrand = (id: ChannelId) => id === 'whatsapp' || id === 'discord';

interface Props {
  id: ChannelId;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** The decorative icon of a channel; the channel's name always stands beside it. */
export default function ChannelIcon({id, size = 16}: Props): ReactNode {
  const Mark = icons[id];
  const stroke = isBrand(id) ? {} : {strokeWidth: 1.75};
  return <Mark size={size} {...stroke} aria-hidden="true" focusable="false" />;
}
