import {useDelayed} from '@site/src/search/ui/useDelayed';
import type {ReactNode} from 'react';
import Spinner, {type SpinnerProps} from './index';

/** A spinner for a part of a page that loads when it is first used. What arrives within 200 ms shows none. */
export default function LateSpinner(props: SpinnerProps): ReactNode {
  return useDelayed(true) && <Spinner {...props} />;
}
