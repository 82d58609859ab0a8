import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import CodeBlock from '@theme/CodeBlock';
import {expect, test} from 'vitest';

interface Properties {
  metastring?: string;
  proof?: string;
}

/** What MDX makes of a fence after src/remark/sampleProof.ts. */
function Block(properties: Properties) {
  return (
    <CodeBlock className="language-ts" {...properties}>
      {'const a = 1;\nconst b = 2;\n'}
    </CodeBlock>
  );
}

function block(properties: Properties): string {
  return markupInSite(<Block {...properties} />);
}

const metastring = 'title="src/api.ts"';

test('the title bar of a checked sample links to how it is checked', () => {
  const html = block({metastring, proof: 'Checked against core 3.0.1'});
  expect(html).toContain('href="/docs/checked-samples"');
  expect(html).toContain('Checked against core 3.0.1');
  expect(html).toContain('src/api.ts');
});

test('other code blocks stay as they are', () => {
  expect(block({metastring})).toContain('src/api.ts');
  expect(block({metastring})).not.toContain('checked-samples');
  expect(block({proof: 'Checked against core 3.0.1'})).not.toContain('checked-samples');
});

test('the code keeps its button to copy it', () => {
  const page = renderInSite(<Block metastring={metastring} proof="Run against the sandbox" />);
  expect(page.getByRole('link', {name: 'Run against the sandbox'})).toBeDefined();
  expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toBeDefined();
});
