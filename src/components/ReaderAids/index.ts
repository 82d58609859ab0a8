export {followControl} from './followControl';
export {openTabs, reveal} from './reveal';
export {showShortcuts} from './showShortcuts';
