import {parse as parseYaml} from 'yaml';
import * as z from 'zod';

/** Who or what a node stands for; each kind has its own look. */
export const nodeKinds = ['plain', 'code', 'brand', 'channel', 'person', 'data'] as const;
export type NodeKind = (typeof nodeKinds)[number];

const nodeSchema = z.strictObject({
  label: z.string().min(1),
  note: z.string().min(1).optional(),
  kind: z.enum(nodeKinds).default('plain'),
});

/** `a -> b` or, with a label, the one-entry map `a -> b: label` that YAML makes of it. */
const edgeSchema = z
  .union([z.string(), z.record(z.string(), z.string())])
  .transform((value, context) => {
    const [arrow, label] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? ['']);
    const match = /^(\S+)\s*->\s*(\S+)$/.exec(arrow.trim());
    if (!match?.[1] || !match[2]) {
      context.addIssue({code: 'custom', message: `"${arrow}" is not of the form "from -> to"`});
      return z.NEVER;
    }
    return {from: match[1], to: match[2], label};
  });

const diagramSchema = z
  .strictObject({
    title: z.string().min(1),
    alt: z.string().min(40),
    direction: z.enum(['right', 'down']).default('right'),
    nodes: z.record(z.string(), nodeSchema),
    edges: z.array(edgeSchema).default([]),
  })
  .superRefine((diagram, context) => {
    for (const edge of diagram.edges) {
      for (const end of [edge.from, edge.to]) {
        if (!(end in diagram.nodes)) {
          context.addIssue({
            code: 'custom',
            path: ['edges'],
            message: `"${edge.from} -> ${edge.to}" names the node "${end}", which is not in nodes`,
          });
        }
      }
    }
  });

export type DiagramDescription = z.infer<typeof diagramSchema>;

/**
 * Reads the YAML of a diagram fence.
 *
 * @throws Error that lists every problem with its place
 */
export function parseDiagram(source: string): DiagramDescription {
  const result = diagramSchema.safeParse(parseYaml(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong diagram:\n  ${problems.join('\n  ')}`);
}
