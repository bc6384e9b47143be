import "./card-skeleton.css";

/** A card that is on its way, in its true ratio and shaped like a rug. */
export const CardSkeleton = () => (
  <div aria-hidden="true">
    <div className="sk sk--pic">
      <i />
    </div>
    <div className="sk sk--l1" />
    <div className="sk sk--l2" />
    <div className="sk sk--l3" />
  </div>
);
