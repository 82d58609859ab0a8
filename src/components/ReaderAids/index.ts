export {enlarge} from './enlarge';
export {reveal} from './reveal';
export {showShortcuts} from './showShortcuts';
