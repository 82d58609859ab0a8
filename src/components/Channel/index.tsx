import type {ReactNode} from 'react';
import ChannelIcon from './ChannelIcon';
import {type ChannelId, channelIds, channels} from './channels';
import styles from './styles.module.css';

interface Props {
  id: ChannelId;
}

/**
 * A channel as an inline badge: icon and name.
 *
 * @throws Error that lists the channels when the id is not one of them
 */
export default function Channel({id}: Props): ReactNode {
  const name = channels[id];
  if (!name) throw new Error(`Unknown channel "${id}". Use one of: ${channelIds.join(', ')}.`);
  return (
    <span className={styles.channel}>
      <ChannelIcon id={id} size={14} />
      {name}
    </span>
  );
}
