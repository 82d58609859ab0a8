import type {ReactNode} from 'react';
import ChannelIcon from '../../../components/Channel/ChannelIcon';
import {channelIds, channels} from '../../../components/Channel/channels';
import styles from './styles.module.css';

/** All channels in one row, wrapping where the screen ends. */
export default function ChannelStrip(): ReactNode {
  return (
    <ul className={styles.strip}>
      {channelIds.map(id => (
        <li key={id}>
          <ChannelIcon id={id} size={20} />
          {channels[id]}
        </li>
      ))}
    </ul>
  );
}
