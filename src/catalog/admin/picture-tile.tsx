import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Ellipsis, GripVertical } from "lucide-react";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import "../../media/admin/picture-tile.css";

type Props = {
  image: string;
  index: number;
  count: number;
  isThumbnail: boolean;
  move: (to: number) => void;
  useAsThumbnail: () => void;
  remove: () => void;
};

export function PictureTile({ image, index, count, isThumbnail, move, useAsThumbnail, remove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image,
  });
  const name = index === 0 ? "Cover" : `${index + 1}`;
  return (
    <div
      ref={setNodeRef}
      className={isDragging ? "picture-tile is-dragged" : "picture-tile"}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="picture-tile__image">
        <img src={pictureAddress(image, 360, "webp")} alt={`Number ${index + 1}`} draggable={false} />
      </div>
      <div className="picture-tile__caption">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="picture-tile__grip"
          {...attributes}
          {...listeners}
          aria-label={`Move picture ${index + 1}`}
        >
          <I of={GripVertical} s />
        </button>
        {index === 0 ? <b>{name}</b> : name}
        {isThumbnail && <span className="admin-muted"> · thumbnail</span>}
        <DropdownMenu.Root>
          <DropdownMenu.Trigger className="picture-tile__button" aria-label={`Picture ${index + 1} menu`}>
            <I of={Ellipsis} s />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal container={usePortalRoot()}>
            <DropdownMenu.Content className="admin-menu" align="end">
              {index > 0 && <DropdownMenu.Item onSelect={() => move(index - 1)}>Move left</DropdownMenu.Item>}
              {index < count - 1 && <DropdownMenu.Item onSelect={() => move(index + 1)}>Move right</DropdownMenu.Item>}
              {index > 0 && <DropdownMenu.Item onSelect={() => move(0)}>Make cover</DropdownMenu.Item>}
              <DropdownMenu.Item onSelect={useAsThumbnail}>Use as thumbnail</DropdownMenu.Item>
              <DropdownMenu.Item className="is-bad" onSelect={remove}>
                Delete
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </div>
    </div>
  );
}
