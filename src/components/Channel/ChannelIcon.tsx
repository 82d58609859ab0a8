import {
  Bell,
  type LucideIcon,
  Mail,
  MessageSquare,
  MonitorDown,
  Smartphone,
  Webhook,
} from 'lucide-react';
import type {ReactNode} from 'react';
import {siDiscord, siWhatsapp} from 'simple-icons';
import type {ChannelId} from './channels';

/** Slack asked brand icon sets to drop its logo, so its channel carries a hash sign of our own. */
const slackPath = 'M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17';

const lucideIcons: Partial<Record<ChannelId, LucideIcon>> = {
  inApp: Bell,
  email: Mail,
  sms: MessageSquare,
  mobilePush: Smartphone,
  webPush: MonitorDown,
  webhook: Webhook,
};

const brandPaths: Partial<Record<ChannelId, string>> = {
  whatsapp: siWhatsapp.path,
  discord: siDiscord.path,
};

interface Props {
  id: ChannelId;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** The decorative icon of a channel; the channel's name always stands beside it. */
export default function ChannelIcon({id, size = 16}: Props): ReactNode {
  const Lucide = lucideIcons[id];
  if (Lucide) return <Lucide size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
  const brandPath = brandPaths[id];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {brandPath ? (
        <path d={brandPath} fill="currentColor" />
      ) : (
        <path
          d={slackPath}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
