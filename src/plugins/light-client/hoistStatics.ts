/** In the place of `hoist-non-react-statics`: what `withRouter` wraps on this site has no statics. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
