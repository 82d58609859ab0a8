import {type Component, createApp} from 'vue';
import {numberFor, untypedFor} from '../plainValues';
import {fail} from './stage';

/** What the compiler makes of `defineProps`. */
type Declared = Readonly<Record<string, {type?: unknown; required?: boolean}>>;

/** The props that a component cannot go without. */
function requiredProps({props}: {props?: Declared}): Record<string, unknown> {
  const {texts} = window.sampleStage.options;
  const required = Object.entries(props ?? {}).filter(([, declared]) => declared.required);
  return Object.fromEntries(
    required.map(([name, {type}]) => {
      if (type === Number) return [name, numberFor(name)];
      if (type === Function) return [name, () => undefined];
      return [name, type === Boolean ? true : untypedFor(name, texts)];
    }),
  );
}

window.sampleStage.render = (component, given, element) => {
  const props = {...requiredProps(component as {props?: Declared}), ...given};
  const app = createApp(component as Component, props);
  app.config.errorHandler = error => fail('render', error);
  app.mount(element);
  window.sampleStage.unmounts.push(() => app.unmount());
};
