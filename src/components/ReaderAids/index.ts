export {followControl} from './followControl';
export {reveal} from './reveal';
export {showShortcuts} from './showShortcuts';
