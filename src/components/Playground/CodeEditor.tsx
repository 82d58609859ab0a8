import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {EditorState, StateEffect, StateField} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {type ReactNode, useEffect, useRef} from 'react';
import type {EditorProps} from './editor';
import styles from './styles.module.css';

const color = (name: string) => ({color: `var(--es-code-${name})`});

/** The colors of code blocks; custom properties reach into the shadow tree. */
const highlightStyle = HighlightStyle.define([
  {tag: tags.comment, ...color('comment'), fontStyle: 'italic'},
  {tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self], ...color('keyword')},
  {tag: [tags.string, tags.regexp, tags.special(tags.string)], ...color('string')},
  {tag: [tags.number, tags.bool, tags.null], ...color('number')},
  {tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], ...color('function')},
  {tag: [tags.propertyName, tags.attributeName], ...color('property')},
  {tag: [tags.tagName, tags.typeName, tags.className], ...color('tag')},
]);

const theme = EditorView.theme({
  '&': {backgroundColor: 'var(--es-code-background)', color: 'var(--es-code-text)', height: '100%'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {fontFamily: 'var(--es-font-code)', fontSize: '0.8125rem', lineHeight: '1.6'},
  '.cm-content': {caretColor: 'var(--es-color-text)', padding: '12px 0'},
  '.cm-cursor': {borderLeftColor: 'var(--es-color-text)'},
  '.cm-gutters': {
    backgroundColor: 'var(--es-code-background)',
    border: 'none',
    color: 'var(--es-code-comment)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {backgroundColor: 'var(--es-code-highlight)'},
  '.cm-errorLine': {
    backgroundColor: 'var(--es-color-danger-subtle)',
    boxShadow: 'inset 3px 0 var(--es-color-danger)',
  },
});

const setErrorLine = StateEffect.define<number | undefined>();

function markLine(state: EditorState, line: number | undefined): DecorationSet {
  if (line === undefined || line < 1 || line > state.doc.lines) return Decoration.none;
  const mark = Decoration.line({class: 'cm-errorLine'});
  return Decoration.set(mark.range(state.doc.line(line).from));
}

/** The line with an error, until the code changes. */
const errorLineField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {docChanged, effects, state}) {
    const effect = effects.find(each => each.is(setErrorLine));
    if (effect) return markLine(state, effect.value);
    return docChanged ? Decoration.none : marks;
  },
  provide: field => EditorView.decorations.from(field),
});

/**
 * The editor with colors, in a shadow tree: there, its styles are no inline styles, which the policy of the page
 * forbids.
 */
export default function CodeEditor(props: EditorProps): ReactNode {
  const {label, value, errorLine} = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and then told of changes
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({mode: 'open'});
    const leave = () => {
      latest.current.onLeave();
      return true;
    };
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          javascript({jsx: true, typescript: true}),
          syntaxHighlighting(highlightStyle),
          theme,
          errorLineField,
          keymap.of([
            {key: 'Escape', run: leave},
            indentWithTab,
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          // It can have the focus anyway, but not every tool knows that of editable text.
          EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
          EditorView.updateListener.of(({docChanged, state}) => {
            if (docChanged) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    // It may arrive late: a reader who went on keeps the focus where it is.
    if (document.activeElement === document.body) editor.focus();
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: value}});
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({effects: setErrorLine.of(errorLine)});
  }, [errorLine]);

  return <div ref={host} className={styles.codeEditor} />;
}
